import type { PaymentMethodDraft, PaymentMethodEdit } from '#contract/payment-methods/payment-method.ts'
import type { Db } from '#server/db/connect.ts'
import { containing } from '#server/kit/records/list-page.ts'

const methodColumns = ['id', 'name', 'needs_reference', 'is_cash', 'to_company_account', 'version'] as const

export const insertPaymentMethod = (db: Db, draft: PaymentMethodDraft) =>
  db.insertInto('payment_method').values(draft).returning(methodColumns).executeTakeFirstOrThrow()

/** Undefined if the payment method does not have this version any more. */
export const updatePaymentMethod = (db: Db, id: number, { version, ...draft }: PaymentMethodEdit) =>
  db
    .updateTable('payment_method')
    .set(draft)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(methodColumns)
    .executeTakeFirst()

export const listPaymentMethods = (db: Db) =>
  db.selectFrom('payment_method').select(methodColumns).orderBy('id').execute()

export const getPaymentMethod = (db: Db, id: number) =>
  db.selectFrom('payment_method').select(methodColumns).where('id', '=', id).executeTakeFirst()

/** The known sources of a payment method; empty for methods without a source. */
export const findPaymentSources = (db: Db, typed: string, methodId: number | undefined) =>
  db
    .selectFrom('payment_source')
    .select('name')
    .where('name', 'ilike', containing(typed))
    .$if(methodId !== undefined, (sources) =>
      sources.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('payment_method')
            .select('id')
            .where('id', '=', Number(methodId))
            .where('needs_reference', '=', true),
        ),
      ),
    )
    .orderBy('name')
    .limit(20)
    .execute()
