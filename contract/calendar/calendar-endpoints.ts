import { Calendar, CalendarQuery } from '#contract/calendar/calendar.ts'
import { MakeRoom, MakeRoomQuery } from '#contract/calendar/make-room.ts'
import { BillChanges, PreviewMoves, Rearrange, Rearranged, UndoRearrange } from '#contract/calendar/rearrange.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { FileReply, spreadsheetType } from '#contract/kit/file-reply.ts'
import { dataOf, savedReply } from '#contract/kit/replies.ts'

export const calendarEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/calendar',
    access: 'bookings.view',
    summary: 'Rooms, stays, maintenance and occupancy of some days, for the room calendar',
    query: CalendarQuery,
    reply: dataOf(Calendar),
  }),
  file: endpoint({
    method: 'GET',
    path: '/calendar.xlsx',
    access: 'bookings.view',
    summary: 'The room calendar of some days as an Excel file',
    query: CalendarQuery,
    reply: FileReply,
    file: spreadsheetType,
  }),
  rearrange: endpoint({
    method: 'POST',
    path: '/calendar/rearrange',
    access: 'bookings.change',
    summary: 'Move stays to other rooms or dates, all of them or none',
    body: Rearrange,
    reply: savedReply(Rearranged),
  }),
  undo: endpoint({
    method: 'POST',
    path: '/calendar/undo',
    access: 'bookings.change',
    summary: 'Undo a rearrangement, unless one of its bookings was changed again',
    body: UndoRearrange,
    reply: savedReply(Rearranged),
  }),
  preview: endpoint({
    method: 'POST',
    path: '/calendar/preview',
    access: 'bookings.view',
    summary:
      'The bills before and after moves that are not saved yet, and the restrictions of rate plans that the moves violate; bookings without either are left out',
    body: PreviewMoves,
    reply: dataOf(BillChanges),
    tells: 'nobody',
  }),
  makeRoom: endpoint({
    method: 'GET',
    path: '/calendar/make-room',
    access: 'bookings.view',
    summary: 'The fewest moves of bookings not yet arrived that free one room for all nights',
    query: MakeRoomQuery,
    reply: dataOf(MakeRoom),
  }),
}
