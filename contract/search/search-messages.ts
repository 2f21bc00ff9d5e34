export const searchMessages = {
  failed: 'The search failed. Keep typing, or try again.',
  nothing: (typed: string) => `Nothing found for “${typed}”`,
  nothingHelp: 'Try a name, a phone number, a company, a booking or invoice number, a room, or a fault.',
  help: 'A guest’s name or phone, a company, BK-000123, an invoice number, a room, a fault, or a screen.',
}
