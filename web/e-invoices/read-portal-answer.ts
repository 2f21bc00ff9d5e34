export interface PortalAnswer {
  irn: string
  ack_no: string
  ack_at: string
  signed_qr_code: string
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Every object within an answer, however deep it is wrapped. */
const objectsIn = (value: unknown): Record<string, unknown>[] => {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  if (typeof value !== 'object' || value === null) return []
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)]
}

const fieldOf = (object: Record<string, unknown>, ...names: string[]) => {
  const found = Object.entries(object).find(([name]) => names.includes(name.toLowerCase().replace(/[^a-z]/g, '')))
  return typeof found?.[1] === 'string' || typeof found?.[1] === 'number' ? String(found[1]).trim() : ''
}

/** Some answers have the day first: 17/11/2026 10:15:00. */
const portalTime = (time: string) => time.replace(/^(\d{2})[/-](\d{2})[/-](\d{4})/, '$3-$2-$1').replace('T', ' ')

/**
 * The answers of the invoice registration portal in its JSON: one document or many, alone or within other fields. The
 * names are those of the portal, in any case.
 */
export const readPortalAnswers = (text: string): PortalAnswer[] =>
  objectsIn(parsed(text)).flatMap((object) => {
    const answer = {
      irn: fieldOf(object, 'irn').toLowerCase(),
      ack_no: fieldOf(object, 'ackno', 'acknumber'),
      ack_at: portalTime(fieldOf(object, 'ackdt', 'ackdate')),
      signed_qr_code: fieldOf(object, 'signedqrcode'),
    }
    return answer.irn && answer.signed_qr_code ? [answer] : []
  })

const decoded = (token: string) => {
  const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
  try {
    return atob(payload)
  } catch {
    return ''
  }
}

/** The answer that names a document in its signed QR code; with a single answer, that one. */
export const answerFor = (answers: PortalAnswer[], number: string) => {
  // The signed text holds JSON within JSON, so that its quotes are escaped.
  const names = ({ signed_qr_code }: PortalAnswer) => /"DocNo\\?":\\?"([^"\\]*)/.exec(decoded(signed_qr_code))?.[1]
  return answers.find((answer) => names(answer) === number) ?? (answers.length === 1 ? answers[0] : undefined)
}
