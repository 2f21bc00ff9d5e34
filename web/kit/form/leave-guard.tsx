import { useBlocker } from '@tanstack/react-router'
import { session } from '#web/kit/api/session.ts'
import { LeaveDialog } from '#web/kit/form/leave-dialog.tsx'

interface LeaveGuardProps {
  /** Called when the user leaves. */
  isUnsaved: () => boolean
  onDiscard: () => void
  allowsLeaving?: ((pathname: string) => boolean) | undefined
}

/** Asks before a form with unsaved changes is left. It does not ask when the session has expired: the draft is kept. */
export const LeaveGuard = ({ isUnsaved, onDiscard, allowsLeaving }: LeaveGuardProps) => {
  const mustAsk = () => isUnsaved() && session.token() !== null
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ next }) => mustAsk() && !allowsLeaving?.(next.pathname),
    enableBeforeUnload: mustAsk,
    withResolver: true,
  })
  const leave = () => {
    onDiscard()
    proceed?.()
  }
  return <LeaveDialog opened={status === 'blocked'} onStay={() => reset?.()} onLeave={leave} />
}
