import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconBed,
  IconBottle,
  IconCheck,
  IconDoor,
  IconDoorEnter,
  IconDoorExit,
  IconHandStop,
  IconMessage,
  IconMinus,
  IconMoon,
  IconPlayerPlay,
  IconPlus,
  IconRefresh,
  IconShieldCheck,
  IconTool,
  IconUmbrella,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { CleaningState } from '#contract/housekeeping/housekeeping.ts'
import { cleaningStateNames, stepNames } from '#contract/housekeeping/housekeeping-names.ts'
import { counted } from '#contract/kit/counted.ts'
import type { ActionKind } from '#web/housekeeping-phone/phone-action.ts'
import type { Tone } from '#web/kit/feedback/status-badge.tsx'

/**
 * All words and icons of the phone page, in one table for a translation. A button has one or two words and an icon that
 * can be understood without them.
 */
interface Word {
  label: string
  Icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
}

export const stepWords: Record<ActionKind, Word> = {
  start: { label: stepNames.start, Icon: IconPlayerPlay },
  done: { label: stepNames.done, Icon: IconCheck },
  inspect: { label: stepNames.inspect, Icon: IconShieldCheck },
  send_back: { label: stepNames.send_back, Icon: IconRefresh },
  do_not_disturb: { label: stepNames.do_not_disturb, Icon: IconMoon },
  refused: { label: stepNames.refused, Icon: IconHandStop },
  minibar: { label: stepNames.minibar, Icon: IconBottle },
  fault: { label: 'Report a fault', Icon: IconTool },
  lost: { label: 'Lost property', Icon: IconUmbrella },
  undo: { label: 'Undo', Icon: IconArrowBackUp },
}

/** For a room that is ready and was assigned. */
export const nothingToDo: Word & { tone: Tone } = { label: 'Nothing to do', Icon: IconCheck, tone: 'success' }

export const stateWords: Record<CleaningState, Word & { tone: Tone }> = {
  waiting: { label: cleaningStateNames.waiting, Icon: IconDoor, tone: 'secondary' },
  started: { label: cleaningStateNames.started, Icon: IconPlayerPlay, tone: 'primary' },
  done: { label: cleaningStateNames.done, Icon: IconCheck, tone: 'success' },
  inspected: { label: cleaningStateNames.inspected, Icon: IconShieldCheck, tone: 'success' },
  do_not_disturb: { label: cleaningStateNames.do_not_disturb, Icon: IconMoon, tone: 'warning' },
  refused: { label: cleaningStateNames.refused, Icon: IconHandStop, tone: 'warning' },
}

export const factWords = {
  left: { label: 'Guests have left', Icon: IconDoorExit },
  leaves: (time: string): Word => ({ label: `Leaves by ${time}`, Icon: IconDoorExit }),
  stays: { label: 'Stays', Icon: IconBed },
  vacant: { label: 'Empty', Icon: IconDoor },
  underMaintenance: { label: 'Under maintenance', Icon: IconTool },
  arrives: (time: string): Word => ({ label: `Arrives ${time}`, Icon: IconDoorEnter }),
  arrived: { label: 'New guests are in', Icon: IconDoorEnter },
  remarks: (text: string): Word => ({ label: text, Icon: IconMessage }),
  minibar: (count: number): Word => ({ label: `Minibar: ${counted(count, 'piece')}`, Icon: IconBottle }),
  faults: (count: number): Word => ({ label: counted(count, 'fault'), Icon: IconAlertTriangle }),
}

export const countWords: Record<'less' | 'more', Word> = {
  less: { label: 'One less', Icon: IconMinus },
  more: { label: 'One more', Icon: IconPlus },
}

/** The forms with a photo. */
export const reportWords = {
  fault: {
    what: 'What is broken?',
    missing: 'Write what is broken.',
    photo: 'The photo of the fault',
    send: 'Report',
  },
  lost: {
    what: 'What was found?',
    missing: 'Write what was found.',
    where: 'Where in the room?',
    photo: 'The photo of the lost property',
    send: 'Save',
  },
}

/** The lists that are not on this page. */
export const listWords: Record<'repairs' | 'lostProperty', Word> = {
  repairs: { label: 'Repairs', Icon: IconTool },
  lostProperty: { label: 'Lost property', Icon: IconUmbrella },
}

/** The other texts, without icons. */
export const texts = {
  title: 'My rooms',
  toInspect: 'To inspect',
  room: (number: string) => `Room ${number}`,
  more: (number: string) => `More for room ${number}`,
  undoFor: (number: string) => `Undo for room ${number}`,
  undone: (number: string) => `Room ${number}: undone`,
  tooLateToUndo: 'It was sent already. Tell the front desk.',
  finished: (done: number, all: number) => `${done} of ${all} done`,
  waiting: 'waiting to be sent',
  waitingCount: (count: number) => `${count} waiting to be sent`,
  sending: 'Sending …',
  allSent: 'All sent',
  noConnection: 'No connection',
  asOf: (time: string) => `rooms as of ${time}`,
  ofOthers: (count: number, account: string) =>
    `${counted(count, 'step')} of ${account} will be sent when they sign in on this phone.`,
  notSent: 'Not sent yet',
  signInToSend: 'Sign in again. Your steps are kept and will be sent then.',
  notAccepted: 'Not accepted',
  notAcceptedCount: (count: number) => `${count} not accepted`,
  dismiss: 'OK',
  noRooms: 'No rooms for you today',
  noRoomsText: 'Rooms appear here when they are assigned to you.',
  notStored: 'The step could not be stored on this phone. Tap again.',
  people: (adults: number, children: number) =>
    [counted(adults, 'adult'), ...(children > 0 ? [counted(children, 'child', 'children')] : [])].join(', '),
  minibarTaken: 'What was taken?',
  minibarAdd: (count: number) => (count === 0 ? 'Add to the bill' : `Add ${count} to the bill`),
  minibarOnBill: 'on the bill today',
  minibarAfterwards: 'The guests have left. Tell the front desk what is missing from the minibar.',
  minibarUnclear:
    'New guests are in, and the room is not cleaned yet. Tell the front desk what is missing from the minibar: the guests before may have taken it.',
  minibarCheck: 'Add this to the bill? Afterwards only the front desk can take it off.',
  guestsAreIn: (number: string) =>
    `The guests of room ${number} have not checked out. When they do, the room must be cleaned again. Start anyway?`,
  startAnyway: 'Start anyway',
  back: 'Back',
  photo: 'Take a photo',
  photoAgain: 'Take another photo',
  photoRemove: 'Remove the photo',
  noPhoto: 'This is not a photo that can be used. Take another one.',
  lists: 'Lists',
  needsConnection: 'This list needs a connection.',
  nothingMore: 'Nothing more to note for this room.',
}
