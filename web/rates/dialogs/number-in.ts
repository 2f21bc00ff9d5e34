/** A typed number, such as +10 %, −5 or ₹4,500. Text that is no number is left for the schema to refuse. */
export const numberIn = (text: string) => {
  const typed = text.replace(/[\s,₹%+]/g, '').replace(/[−–]/g, '-')
  return typed === '' || Number.isNaN(Number(typed)) ? text : Number(typed)
}
