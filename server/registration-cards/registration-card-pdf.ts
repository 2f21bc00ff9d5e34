import type { CardPerson } from '#contract/registration-cards/registration-card.ts'
import { stateWithCode } from '#contract/settings/indian-states.ts'
import {
  a4,
  drawLetterhead,
  drawPageNumber,
  ink,
  makeRoom,
  margin,
  pageWidth,
} from '#server/kit/documents/letterhead.ts'
import { drawPdf, type Pdf } from '#server/kit/documents/pdf.ts'
import {
  blankPeople,
  companionFacts,
  type Fact,
  personFacts,
  signatureOf,
  stayFacts,
} from '#server/registration-cards/card-facts.ts'
import { drawFacts, drawHeading, drawText } from '#server/registration-cards/draw-card-parts.ts'
import { drawSignature } from '#server/registration-cards/draw-signature.ts'
import type { PrintedCard, PrintedCards } from '#server/registration-cards/printed-card.ts'

const drawPeople = (pdf: Pdf, people: CardPerson[], signsByPen: boolean) => {
  const [first] = people
  for (const [index, person] of people.entries()) {
    const relation = person.relation && ` (${person.relation})`
    makeRoom(pdf, 60)
    pdf.font('bold').fontSize(9.5).fillColor(ink)
    pdf.text(`${index + 1}. ${person.name}${relation}`, margin, pdf.y, { width: pageWidth })
    pdf.y += 2
    const facts = index > 0 && first ? companionFacts(person, first) : personFacts(person)
    drawFacts(pdf, signsByPen && index > 0 ? [...facts, ...signatureOf(person)] : facts, 4)
  }
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
  drawFacts(pdf, stayFacts(card, time_zone), 4)
  // A signed card stays as it was signed: nobody is added by pen.
  const blanks = card.signed ? [] : blankPeople(content)
  drawHeading(pdf, content.people.length + blanks.length === 1 ? 'Guest' : 'Guests')
  drawPeople(pdf, content.people, !card.signed)
  for (const blank of blanks) drawFacts(pdf, blank, 4)
  drawText(pdf, 'House rules', content.house_rules)
  drawText(pdf, 'Privacy notice', content.privacy_notice)
  drawSignature(pdf, card, time_zone)
}

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
