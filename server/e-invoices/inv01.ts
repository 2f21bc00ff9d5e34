import { z } from '#contract/kit/z.ts'

/** The portal refuses double quotes and backslashes in text. */
const words = (least: number, most: number) =>
  z
    .string()
    .min(least)
    .max(most)
    .regex(/^[^"\\\p{Cc}]*$/u)

const day = z.string().regex(/^[0-3]\d\/[01]\d\/20\d\d$/)
const gstin = z.string().regex(/^\d{2}[0-9A-Z]{13}$/)
const stateCode = z.string().regex(/^\d{2}$/)
const pin = z.int().min(100_000).max(999_999)
const number = z.string().regex(/^[A-Z1-9][A-Z0-9/-]{0,15}$/)
/** Rupees with at most 2 decimals. */
const rupees = z
  .number()
  .min(0)
  .max(999_999_999_999.99)
  .refine((amount) => Math.round(amount * 100) / 100 === amount)

const Item = z.strictObject({
  SlNo: z.string().regex(/^\d{1,6}$/),
  PrdDesc: words(3, 300).optional(),
  IsServc: z.enum(['Y', 'N']),
  HsnCd: z.string().regex(/^\d{4,8}$/),
  Qty: z.int().min(0).max(9_999_999_999),
  Unit: words(3, 8),
  UnitPrice: rupees,
  TotAmt: rupees,
  Discount: rupees,
  AssAmt: rupees,
  GstRt: z.number().min(0).max(100),
  IgstAmt: rupees,
  CgstAmt: rupees,
  SgstAmt: rupees,
  TotItemVal: rupees,
})

/**
 * A document for the invoice registration portal: the fields of schema INV-01, version 1.1, that a hotel fills, with its
 * lengths, patterns and ranges.
 */
export const Inv01 = z.strictObject({
  Version: z.literal('1.1'),
  TranDtls: z.strictObject({ TaxSch: z.literal('GST'), SupTyp: z.literal('B2B'), RegRev: z.literal('N') }),
  DocDtls: z.strictObject({ Typ: z.enum(['INV', 'CRN']), No: number, Dt: day }),
  SellerDtls: z.strictObject({
    Gstin: gstin,
    LglNm: words(3, 100),
    Addr1: words(1, 100),
    Addr2: words(3, 100).optional(),
    Loc: words(3, 50),
    Pin: pin,
    Stcd: stateCode,
  }),
  BuyerDtls: z.strictObject({
    Gstin: gstin,
    LglNm: words(3, 100),
    Pos: stateCode,
    Addr1: words(1, 100),
    Addr2: words(3, 100).optional(),
    Loc: words(3, 100),
    Pin: pin.optional(),
    Stcd: stateCode,
  }),
  ItemList: z.array(Item).min(1).max(1000),
  ValDtls: z.strictObject({
    AssVal: rupees,
    CgstVal: rupees,
    SgstVal: rupees,
    IgstVal: rupees,
    Discount: rupees,
    OthChrg: rupees,
    RndOffAmt: z.number().min(-99.99).max(99.99),
    TotInvVal: rupees,
  }),
  /** The invoice that a credit note corrects. */
  RefDtls: z.strictObject({ PrecDocDtls: z.array(z.strictObject({ InvNo: number, InvDt: day })).length(1) }).optional(),
})
export type Inv01 = z.infer<typeof Inv01>
