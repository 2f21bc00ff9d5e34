import { dayIn, formatDay, formatTime } from '#contract/kit/time/calendar-date.ts'
import type { Order } from '#contract/orders/order.ts'
import { mealTypeNames, orderStatusNames, serviceTypeNames } from '#contract/orders/order-names.ts'
import { drawPdf, millimetres, type Pdf } from '#server/kit/documents/pdf.ts'

interface Hotel {
  name: string
  time_zone: string
}

const width = millimetres(80)
const margin = millimetres(4)
const longest = 14_000

/** The slip for the kitchen printer: room and items in large print, without prices. */
export const printSlip = async (order: Order, hotel: Hotel) => {
  let height = longest
  // Drawn twice: first to measure the length, then on a page of that length, because the roll is cut after the text.
  await drawPdf({ size: [width, longest], margin, title: '' }, (pdf) => {
    drawSlip(pdf, order, hotel)
    height = pdf.y + margin
  })
  return drawPdf({ size: [width, height + 1], margin, title: `Order ${order.id}` }, (pdf) =>
    drawSlip(pdf, order, hotel),
  )
}

const drawSlip = (pdf: Pdf, order: Order, { name, time_zone }: Hotel) => {
  const inner = width - 2 * margin
  const rule = () => {
    const y = pdf.y + 4
    pdf
      .moveTo(margin, y)
      .lineTo(width - margin, y)
      .dash(2, { space: 2 })
      .stroke()
      .undash()
    pdf.y = y + 5
  }
  pdf.fontSize(9).text(name, { align: 'center' })
  pdf
    .font('bold')
    .fontSize(26)
    .text(`Room ${order.room_number || '?'}`, { align: 'center', lineGap: -4 })
  pdf.font('regular').fontSize(11).text(order.booking.guest.name, { align: 'center' })
  if (order.status === 'cancelled') {
    pdf.font('bold').fontSize(18).text(orderStatusNames.cancelled.toUpperCase(), { align: 'center' }).font('regular')
  }
  rule()
  const day = formatDay(dayIn(time_zone, new Date(order.ordered_at)))
  pdf.fontSize(10).text(`${day}, ${formatTime(order.ordered_at, time_zone)}`)
  pdf.text(`${mealTypeNames[order.meal_type]} · ${serviceTypeNames[order.service_type]}`)
  pdf.fontSize(8).text(`Order ${order.id} · ${order.booking.booking_number}`)
  rule()
  for (const { quantity, name: item } of order.items) {
    const top = pdf.y
    pdf.font('bold').fontSize(13).text(`${quantity} ×`, margin, top, { width: 42 })
    pdf.font('regular').text(item, margin + 44, top, { width: inner - 44 })
    pdf.x = margin
    pdf.y += 2
  }
  if (order.notes) {
    rule()
    pdf.font('bold').fontSize(11).text(order.notes, margin, pdf.y, { width: inner }).font('regular')
  }
}
