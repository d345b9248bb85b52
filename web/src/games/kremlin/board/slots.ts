/**
 * The slots of a row whose members come and go, so that nobody in it moves: who stays keeps their slot, who comes takes
 * the first empty one. A row has at least `least` slots, and none is empty at its end beyond these.
 */
export function slots<Member>(before: readonly (Member | null)[], now: readonly Member[], least: number): (Member | null)[] {
  const row: (Member | null)[] = before.map((member) => (member !== null && now.includes(member) ? member : null));
  for (const member of now.filter((each) => !row.includes(each))) {
    const free = row.indexOf(null);
    if (free < 0) row.push(member);
    else row[free] = member;
  }
  while (row.length > least && row.at(-1) === null) row.pop();
  while (row.length < least) row.push(null);
  return row;
}
