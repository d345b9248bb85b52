/** Where faces stand in a ring on a small screen, and who is done. Pure. */
import type { FloorInfo, TableInfo } from "../../../app/protocol";

/** In per cent of the ring: the middle of a face. */
export interface Spot {
  seat: number;
  x: number;
  y: number;
}

/** One after the other clockwise, `nearest` at the bottom; squarer than a circle, to leave room in the middle. */
export function ring(seats: number, nearest: number): Spot[] {
  return Array.from({ length: seats }, (_, index) => {
    const angle = Math.PI / 2 + ((index + 1 - nearest) * 2 * Math.PI) / seats;
    const squared = (by: number): number => Math.sign(by) * Math.abs(by) ** 0.7;
    return { seat: index + 1, x: Math.round(50 + 50 * squared(Math.cos(angle))), y: Math.round(50 + 50 * squared(Math.sin(angle))) };
  });
}

/** The people who are done, and all whose word counts. */
export function people(floor: FloorInfo, table: TableInfo): { done: number[]; all: number[] } {
  const counts = table.seats.filter(({ kind, minded, seat }) => kind === "person" && (!minded || floor.waits.includes(seat))).map(({ seat }) => seat);
  return { done: counts.filter((seat) => !floor.waits.includes(seat)), all: counts };
}
