import { HousekeepingBoard, HousekeepingRoom, MyRooms } from '#contract/housekeeping/housekeeping.ts'
import { Assignments, BoardQuery, RoomChange } from '#contract/housekeeping/housekeeping-draft.ts'
import { StepDraft } from '#contract/housekeeping/step.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { dataOf, savedReply } from '#contract/kit/replies.ts'
import { SlugParams } from '#contract/kit/slug-endpoints.ts'
import { z } from '#contract/kit/z.ts'

const path = '/housekeeping'

export const housekeepingEndpoints = {
  board: endpoint({
    method: 'GET',
    path,
    access: 'housekeeping.clean',
    summary: 'Every room on a day with its condition, guests, arrival, departure, assignee and state of the cleaning',
    query: BoardQuery,
    reply: dataOf(HousekeepingBoard),
  }),
  mine: endpoint({
    method: 'GET',
    path: `${path}/mine`,
    access: 'housekeeping.clean',
    summary: 'The rooms that are assigned to me today, and what can be in a minibar',
    reply: dataOf(MyRooms),
  }),
  changeRoom: endpoint({
    method: 'PATCH',
    path: `${path}/rooms/:slug`,
    access: 'housekeeping.manage',
    summary: 'Change condition, assignee or remarks of a room by hand',
    params: SlugParams,
    body: RoomChange,
    reply: savedReply(HousekeepingRoom),
  }),
  assign: endpoint({
    method: 'POST',
    path: `${path}/assignments`,
    access: 'housekeeping.manage',
    summary: 'Assign several rooms at once, all of them or none; answers with these rooms',
    body: Assignments,
    reply: savedReply(z.array(HousekeepingRoom)),
  }),
  /**
   * 409 if the step no longer fits: then nothing was changed and the sentence says why. The phone shows it and forgets
   * the step. To inspect needs the permission `housekeeping.manage`.
   */
  takeStep: endpoint({
    method: 'POST',
    path: `${path}/steps`,
    access: 'housekeeping.clean',
    summary: 'Note a step: start, done, inspect, do not disturb, refused or minibar; each id is done once',
    body: StepDraft,
    reply: savedReply(HousekeepingRoom),
  }),
  /** 404 if no such step was taken, 409 if somebody has changed the room since. The own steps of today only. */
  undoStep: endpoint({
    method: 'POST',
    path: `${path}/steps/:id/undo`,
    access: 'housekeeping.clean',
    summary: 'Undo an own step of today, once: the room is as it was before, unless somebody has changed it since',
    params: z.object({ id: z.uuid() }),
    reply: savedReply(HousekeepingRoom),
  }),
}
