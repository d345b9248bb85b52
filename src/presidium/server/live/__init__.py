"""Tables in memory: the registry, rooms, alarms, presence, bots that think."""
