import { Button, Group, Modal, Text } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { session } from '#web/kit/session.ts'

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
  return (
    <Modal opened={status === 'blocked'} onClose={() => reset?.()} title="Leave without saving?">
      <Text>What you typed here is not saved yet. If you leave now, it is lost.</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={leave}>
          Leave
        </Button>
        <Button onClick={() => reset?.()} data-autofocus>
          Stay
        </Button>
      </Group>
    </Modal>
  )
}
