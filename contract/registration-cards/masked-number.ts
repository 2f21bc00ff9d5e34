/** Only the last four characters of a document's number: XXXXX6789. Spaces and hyphens remain. */
export const maskedNumber = (number: string) => number.replace(/[\p{L}\d](?=(?:[\s-]*[\p{L}\d]){4})/gu, 'X')
