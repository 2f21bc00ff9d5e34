/** A guest in a list of choices; the phone distinguishes guests with the same name. */
export const guestLabel = ({ name, phone }: { name: string; phone: string }) => (phone ? `${name} · ${phone}` : name)
