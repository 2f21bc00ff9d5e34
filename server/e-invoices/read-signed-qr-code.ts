import { z } from '#contract/kit/z.ts'

const SignedData = z.object({
  SellerGstin: z.string(),
  BuyerGstin: z.string(),
  DocNo: z.string(),
  DocTyp: z.string(),
  DocDt: z.string(),
  TotInvVal: z.coerce.number(),
  Irn: z.string(),
  /** When the portal registered the document; older codes may not have it. */
  IrnDt: z.string().optional(),
})
export type SignedData = z.infer<typeof SignedData>

/** The text of JSON, or undefined. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * What a signed QR code says. The signature is not checked: the portal's keys change, and a forged code would harm only
 * the hotel that prints it.
 */
export const readSignedQrCode = (token: string): SignedData | undefined => {
  const payload = parsed(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  const { data } = (payload ?? {}) as { data?: unknown }
  return SignedData.safeParse(typeof data === 'string' ? parsed(data) : data).data
}
