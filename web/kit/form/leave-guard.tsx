import { useBlocker } from '@tanstack/react-router'
import { session } from '#web/kit/api/session.ts'
import { LeaveDialog } from '#web/kit/form/leave-dialog.tsx'

interface LeaveGuardProps {
  /** Asked at the moment of leaving. */
  isUnsaved: () => boolean
  onGiveUp: () => void
  isFreeWay?: ((pathname: string) => boolean) | undefined
}

/** Asks before unsaved work is left. A lost sign-in passes freely: the draft is kept and waits. */
export const LeaveGuard = ({ isUnsaved, onGiveUp, isFreeWay }: LeaveGuardProps) => {
  const mustAsk = () => isUnsaved() && session.token() !== null
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ next }) => mustAsk() && !isFreeWay?.(next.pathname),
    enableBeforeUnload: mustAsk,
    withResolver: true,
  })
  const leave = () => {
    onGiveUp()
    proceed?.()
  }
  return <LeaveDialog opened={status === 'blocked'} onStay={() => reset?.()} onLeave={leave} />
}
