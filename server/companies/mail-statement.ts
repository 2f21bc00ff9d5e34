import type { Company } from '#contract/companies/company.ts'
import { companyMessages as say } from '#contract/companies/company-messages.ts'
import type { StatementPeriod } from '#contract/companies/statement.ts'
import { formatRupees } from '#contract/kit/money.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'
import { companyProblems } from '#server/companies/company-problems.ts'
import { readStatement } from '#server/companies/company-statement.ts'
import { printStatement } from '#server/companies/print-statement.ts'
import { type Job, mailAttempts } from '#server/kit/jobs/job.ts'
import { deliveryOf } from '#server/kit/mail/mail.ts'
import type { Services } from '#server/kit/services.ts'
import { recordUnsentEmail } from '#server/notices/unsent-email.ts'

/** Enqueues the mail with the statement of a period. The days are fixed now, and the lines are read when it is sent. */
export const sendStatement = async (services: Services, slug: string, wanted: StatementPeriod) => {
  const { company, from, to } = await readStatement(services, slug, { ...wanted, page: 1, per_page: 1 })
  if (company.email === '') throw companyProblems.noEmail()
  if (deliveryOf(services, company.email) === 'no_smtp') return { message: say.statementNotMailed }
  await services.jobs.add(services.db, statementMail, { slug, date_from: from, date_to: to }, company.name)
  return { message: say.statementMailed(company.email) }
}

export const statementMail: Job<{ slug: string; date_from: string; date_to: string }> = {
  name: 'mail_statement',
  data: z.object({ slug: z.string(), date_from: z.string(), date_to: z.string() }),
  maxAttempts: mailAttempts,
  onGivenUp: recordUnsentEmail,
  run: async (services, { slug, ...period }, { id }) => {
    const { bytes, name, statement, property } = await printStatement(services, slug, period)
    const { company, from, to, closing } = statement
    if (company.email === '') return
    await services.mail({
      id,
      to: company.email,
      subject: `Statement of account, ${property.name}, ${formatDay(to)}`,
      text: [
        greeting(company),
        `Attached is the statement of your account with ${property.name} from ${formatDay(from)} to ${formatDay(to)}.`,
        `Closing balance: ${formatRupees(closing)}`,
        [property.name, property.phone, property.email].filter(Boolean).join('\n'),
      ].join('\n\n'),
      attachment: { name, bytes },
    })
  },
}

const greeting = ({ contact_person, name }: Company) => `Hello ${contact_person || name},`
