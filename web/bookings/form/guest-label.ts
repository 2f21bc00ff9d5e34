/** A guest in a list of choices: two of one name are told apart by their phone. */
export const guestLabel = ({ name, phone }: { name: string; phone: string }) => `${name} · ${phone}`
