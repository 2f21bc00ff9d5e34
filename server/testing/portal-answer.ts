import { createHash } from 'node:crypto'

interface Registered {
  gstin: string
  customer_gstin: string
  number: string
  type: 'INV' | 'CRN'
  /** DD/MM/YYYY */
  day: string
  total: number
  ack_time: string
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The answer of the invoice registration portal, as it is pasted; the signature is as long as a real one. */
export const portalAnswer = (document: Registered, changed: Record<string, unknown> = {}) => {
  const { gstin, customer_gstin, number, type, day, total, ack_time } = document
  const [, month = 0, year = 0] = day.split('/').map(Number)
  const first = month >= 4 ? year : year - 1
  const Irn = createHash('sha256')
    .update(`${gstin}${first}-${String(first + 1).slice(2)}${type}${number}`)
    .digest('hex')
  const signed = {
    ...{ SellerGstin: gstin, BuyerGstin: customer_gstin, DocNo: number, DocTyp: type, DocDt: day },
    ...{ TotInvVal: total, ItemCnt: 2, MainHsnCode: '996311', Irn, IrnDt: ack_time },
    ...changed,
  }
  const header = {
    alg: 'RS256',
    kid: 'EDC57DE1358B300BA9F79340A6696831F3C85047',
    typ: 'JWT',
    x5t: '7cV94TWLMAup95NApmloMfPIUEc',
  }
  const signature = Array.from({ length: 8 }, (_, index) =>
    createHash('sha256').update(`${Irn}${index}`).digest('base64url'),
  )
  const SignedQRCode = `${part(header)}.${part({ data: JSON.stringify(signed), iss: 'NIC' })}.${signature.join('')}`
  return { AckNo: 112_610_036_563_310, AckDt: ack_time, Irn, SignedInvoice: 'x.y.z', SignedQRCode, Status: 'ACT' }
}

/** The same as the form sends it. */
export const draftOf = ({ Irn, AckNo, AckDt, SignedQRCode }: ReturnType<typeof portalAnswer>) => ({
  ...{ irn: Irn, ack_no: String(AckNo), ack_at: AckDt, signed_qr_code: SignedQRCode },
})
