"""One table as a value: journal entries, the reducer, command handlers, clocks. No I/O, no asyncio."""
