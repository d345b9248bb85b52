/** Whether the hall has turned this browser away: it is closed, and nobody here is somebody. */
class Shut {
  closed = $state(false);
}

export const shut = new Shut();
