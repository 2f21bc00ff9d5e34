import { expect, test } from 'vitest'
import { answerFor, readPortalAnswers } from '#web/e-invoices/read-portal-answer.ts'

const signed = (DocNo: string) =>
  `head.${Buffer.from(JSON.stringify({ data: JSON.stringify({ SellerGstin: 'a', DocNo, Irn: 'b' }) })).toString('base64url')}.sign`

const one = {
  AckNo: 112610036563310,
  AckDt: '2026-11-17 10:15:00',
  Irn: 'AB12',
  SignedQRCode: signed('INV-1'),
  Status: 'ACT',
}
const read = { irn: 'ab12', ack_no: '112610036563310', ack_at: '2026-11-17 10:15:00', signed_qr_code: signed('INV-1') }

test('an answer is read alone, in a list or within other fields', () => {
  for (const text of [one, [one], { success: true, result: one }, { Data: { Response: [one] } }])
    expect(readPortalAnswers(JSON.stringify(text))).toEqual([read])
  const otherNames = {
    irn: 'ab12',
    ack_no: '112610036563310',
    'Ack Date': '17/11/2026 10:15:00',
    signed_qr_code: signed('INV-1'),
  }
  expect(readPortalAnswers(JSON.stringify(otherNames))).toEqual([read])
  for (const text of ['', 'text', '[]', '{"Irn":"ab12"}', 'null']) expect(readPortalAnswers(text)).toEqual([])
})

test('of many answers, the one for the document is found', () => {
  const answers = readPortalAnswers(JSON.stringify([one, { ...one, SignedQRCode: signed('INV-2') }]))
  expect(answerFor(answers, 'INV-2')?.signed_qr_code).toBe(signed('INV-2'))
  expect(answerFor(answers, 'INV-3')).toBeUndefined()
  // The server says what is wrong with a single answer.
  expect(answerFor(answers.slice(0, 1), 'INV-3')).toEqual(read)
  expect(answerFor([], 'INV-3')).toBeUndefined()
})
