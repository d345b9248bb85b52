/** Whether the hall has turned this browser away: it is closed, and nobody here is somebody. */
class ClosedHall {
  closed = $state(false);
}

export const closedHall = new ClosedHall();
