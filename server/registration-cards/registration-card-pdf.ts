import { sexLabels } from '#contract/guests/guest-labels.ts'
import { counted } from '#contract/kit/counted.ts'
import { formatRupees, paise } from '#contract/kit/money.ts'
import { dayIn, formatDay, formatTime, nightsBetween } from '#contract/kit/time/calendar-date.ts'
import type { CardContent, CardPerson } from '#contract/registration-cards/registration-card.ts'
import { stateWithCode } from '#contract/settings/indian-states.ts'
import {
  a4,
  drawLetterhead,
  drawPageNumber,
  ink,
  lineColour,
  makeRoom,
  margin,
  pageWidth,
  type Sender,
  softInk,
} from '#server/kit/documents/letterhead.ts'
import { drawPdf, type Pdf } from '#server/kit/documents/pdf.ts'

export interface PrintedCard {
  content: CardContent
  /** Undefined for a card to be signed on paper. */
  signed:
    | { signer_name: string; signed_at: string; replaced_at: string | null; image: Uint8Array | undefined }
    | undefined
}

/** Everything that is drawn. The worker thread that draws it has no database connection. */
export interface PrintedCards {
  property: Sender
  time_zone: string
  logo: Uint8Array | undefined
  cards: PrintedCard[]
}

type Fact = [label: string, value: string]

const momentIn = (timeZone: string, instant: string) =>
  `${formatDay(dayIn(timeZone, new Date(instant)))}, ${formatTime(instant, timeZone)}`

const drawHeading = (pdf: Pdf, text: string) => {
  makeRoom(pdf, 40)
  pdf.y += 6
  pdf.font('bold').fontSize(10).fillColor(ink).text(text, margin, pdf.y, { width: pageWidth })
  pdf.y += 3
}

/** Facts side by side; each row is as high as its longest value. Facts without a value get a line to write on. */
const drawFacts = (pdf: Pdf, facts: Fact[], columns: number) => {
  const width = pageWidth / columns
  for (let from = 0; from < facts.length; from += columns) {
    const row = facts.slice(from, from + columns)
    pdf.font('regular').fontSize(9)
    const height = Math.max(14, ...row.map(([, value]) => pdf.heightOfString(value, { width: width - 8 })))
    makeRoom(pdf, height + 16)
    const top = pdf.y
    for (const [index, [label, value]] of row.entries()) {
      const left = margin + index * width
      pdf
        .font('regular')
        .fontSize(7)
        .fillColor(softInk)
        .text(label, left, top, { width: width - 8 })
      if (value)
        pdf
          .fontSize(9)
          .fillColor(ink)
          .text(value, left, top + 9, { width: width - 8 })
      else
        pdf
          .moveTo(left, top + 22)
          .lineTo(left + width - 12, top + 22)
          .lineWidth(0.5)
          .strokeColor(lineColour)
          .stroke()
    }
    pdf.y = top + height + 13
  }
}

const rentOf = ({ lowest_rent, highest_rent }: CardContent) => {
  const lowest = formatRupees(paise(lowest_rent))
  return lowest_rent === highest_rent ? lowest : `${lowest} to ${formatRupees(paise(highest_rent))}`
}

const stayFacts = (content: CardContent): Fact[] => [
  ['Room', content.room],
  ['Room type', content.room_type],
  ['Arrival', `${formatDay(content.check_in_date)}, from ${content.check_in_time}`],
  ['Departure', `${formatDay(content.check_out_date)}, until ${content.check_out_time}`],
  ['Nights', String(nightsBetween(content.check_in_date, content.check_out_date))],
  [
    'People',
    [
      counted(content.adults, 'adult'),
      content.children > 0 && counted(content.children, 'child', 'children'),
      content.infants > 0 && counted(content.infants, 'infant'),
    ]
      .filter(Boolean)
      .join(', '),
  ],
  ['Plan', [content.rate_plan, content.food_plan].filter(Boolean).join(', ')],
  ['Rent per night, without tax', rentOf(content)],
]

const dayText = (day: string | null) => (day ? formatDay(day) : '')

const personFacts = (person: CardPerson): Fact[] => {
  const { foreign } = person
  const age = [person.age === null ? '' : String(person.age), person.sex ? sexLabels[person.sex] : '']
  return [
    ['Age, sex', age.filter(Boolean).join(', ')],
    ['Nationality', person.nationality],
    ['Phone', person.phone],
    ['ID', person.id_proof],
    ['Address', person.address],
    ['Coming from', person.from_place],
    ['Going to', person.proceeding_to],
    ['Purpose of visit', person.purpose],
    ...(foreign
      ? ([
          ['Passport', foreign.passport_no],
          ['Issued at', foreign.passport_place_of_issue],
          ['Passport valid until', dayText(foreign.passport_date_of_expiry)],
          ['Visa', foreign.visa],
          ['Visa valid until', dayText(foreign.visa_valid_till)],
          ['Arrival in India', dayText(foreign.date_of_arrival_in_india)],
          ['Address abroad', foreign.foreign_address],
        ] satisfies Fact[])
      : []),
  ]
}

/** A companion shares the journey of the first guest: the card repeats only what differs. */
const companionFacts = (person: CardPerson, first: CardPerson): Fact[] => {
  const shared = new Map(personFacts(first))
  const own = new Set(['Age, sex', 'Nationality', 'ID', 'Passport', 'Visa'])
  return personFacts(person).filter(([label, value]) => own.has(label) || (value !== '' && shared.get(label) !== value))
}

const drawPeople = (pdf: Pdf, people: CardPerson[]) => {
  const [first] = people
  for (const [index, person] of people.entries()) {
    const relation = person.relation && ` (${person.relation})`
    makeRoom(pdf, 60)
    pdf.font('bold').fontSize(9.5).fillColor(ink)
    pdf.text(`${index + 1}. ${person.name}${relation}`, margin, pdf.y, { width: pageWidth })
    pdf.y += 2
    drawFacts(pdf, index > 0 && first ? companionFacts(person, first) : personFacts(person), 4)
  }
}

const drawText = (pdf: Pdf, heading: string, text: string) => {
  if (!text) return
  drawHeading(pdf, heading)
  for (const line of text.split('\n')) {
    pdf.font('regular').fontSize(8)
    makeRoom(pdf, pdf.heightOfString(line || ' ', { width: pageWidth }))
    pdf.fillColor(ink).text(line || ' ', margin, pdf.y, { width: pageWidth })
  }
}

const boxHeight = 64

const drawSignature = (pdf: Pdf, { signed, content }: PrintedCard, timeZone: string) => {
  makeRoom(pdf, boxHeight + 50)
  pdf.y += 12
  const top = pdf.y
  const width = pageWidth / 2 - 12
  const drawField = (left: number, label: string) => {
    pdf
      .moveTo(left, top + boxHeight)
      .lineTo(left + width, top + boxHeight)
      .lineWidth(0.7)
      .strokeColor(ink)
      .stroke()
    pdf.font('regular').fontSize(8).fillColor(softInk)
    pdf.text(label, left, top + boxHeight + 4, { width })
  }
  if (signed?.image)
    pdf.image(Buffer.from(signed.image), margin, top, { fit: [width, boxHeight - 2], valign: 'bottom' } as never)
  const name = signed?.signer_name ?? content.people[0]?.name ?? ''
  drawField(
    margin,
    signed
      ? `${name}, signed on screen on ${momentIn(timeZone, signed.signed_at)}`
      : `Signature of the guest${name && `, ${name}`}; date and time`,
  )
  drawField(margin + pageWidth / 2 + 12, 'For the hotel')
  pdf.y = top + boxHeight + 28
  if (!signed?.replaced_at) return
  pdf.font('bold').fontSize(9).fillColor(ink)
  pdf.text(`Replaced by a new signature on ${momentIn(timeZone, signed.replaced_at)}.`, margin, pdf.y, {
    width: pageWidth,
  })
}

const drawCard = (pdf: Pdf, { property, logo, time_zone }: PrintedCards, card: PrintedCard) => {
  const { content } = card
  const facts: Fact[] = [
    ['Booking', content.booking_number],
    ['Room', content.room],
  ]
  if (content.group_name) facts.push(['Group', content.group_name])
  const sender = { ...property, state: stateWithCode(property.state) }
  drawLetterhead(pdf, sender, { title: 'Registration card', facts, logo })
  drawFacts(pdf, stayFacts(content), 4)
  drawHeading(pdf, content.people.length === 1 ? 'Guest' : 'Guests')
  if (content.people.length > 0) drawPeople(pdf, content.people)
  else drawFacts(pdf, blankPerson, 4)
  drawText(pdf, 'House rules', content.house_rules)
  drawText(pdf, 'Privacy notice', content.privacy_notice)
  drawSignature(pdf, card, time_zone)
}

/** A room of a group whose guests are not known yet is filled in by hand. */
const blankPerson: Fact[] = [
  'Name',
  'Age, sex',
  'Nationality',
  'Phone',
  'Address',
  'ID',
  'Coming from',
  'Going to',
].map((label) => [label, ''])

/** Registration cards on A4, each beginning on a page of its own. */
export const drawRegistrationCards = (printed: PrintedCards) => {
  const number = printed.cards[0]?.content.booking_number ?? ''
  const footer = drawPageNumber(`${printed.property.name} · Registration card · ${number}`)
  return drawPdf({ size: a4, margin, title: `Registration card ${number}`, footer }, (pdf) => {
    for (const [index, card] of printed.cards.entries()) {
      if (index > 0) pdf.addPage()
      drawCard(pdf, printed, card)
    }
  })
}
