/** A tap as it is stored on the phone until the server has it. */
export interface QueuedStep<Action = unknown> {
  /** Steps are sent in this order. */
  seq: number
  /** Made on the phone: the server does a step with this id once, however often it is sent. */
  id: string
  /** The email of the person who tapped. The step is never sent under another name. */
  account: string
  action: Action
  /** When it was tapped; the server may get it much later. */
  taken_at: string
  /** A sent step stays until the rooms have been read again, so that nothing on the screen jumps back. */
  state: 'waiting' | 'sending' | 'sent' | 'refused'
  /** It was sent at least once, so it may have arrived although no answer came. */
  isTried?: boolean
  /** How often the server failed at this step. */
  tries: number
  /** Why the server refused it. */
  refusal: string | null
}

export type NewStep<Action> = Pick<QueuedStep<Action>, 'id' | 'account' | 'action' | 'taken_at'>

/** A step that a closed page was sending may have arrived or not: it is sent again with the same id. */
export const isUnsent = ({ state }: Pick<QueuedStep, 'state'>) => state === 'waiting' || state === 'sending'

/** The server cannot have it, so deleting it here is enough. */
export const isWithdrawable = ({ state, isTried }: Pick<QueuedStep, 'state' | 'isTried'>) =>
  state === 'waiting' && !isTried
