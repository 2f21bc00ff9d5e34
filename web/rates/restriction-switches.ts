/** The restrictions that are on or off, with their names on the screen. */
export const restrictionSwitches = [
  ['closed', 'Closed'],
  ['closed_to_arrival', 'No arrival'],
  ['closed_to_departure', 'No departure'],
] as const
