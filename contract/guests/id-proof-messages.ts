/** What to enter as the number of an ID. Apart from the other sentences, which every list of bookings loads. */
export const idProofMessages = {
  aadhaarDigit: 'The check digit of the Aadhaar number does not fit: compare it with the card',
  passportNumber: 'Enter the number of the Indian passport: a letter and 7 digits, such as M1234567',
  licenceNumber: 'Enter the number as on the licence, with the letters of the state first, such as MH12 20190012345',
  voterNumber: 'Enter the number as on the voter card: 3 letters and 7 digits, such as ABC1234567',
  panNumber: 'Enter the PAN: 5 letters, 4 digits and a letter, such as ABCPE1234F',
  foreignNumber: 'Enter the number as in the document: 5 to 20 letters and digits',
  panIsNoAddressProof: 'A PAN card does not prove the address. Ask for another ID as well, or choose it here.',
}
