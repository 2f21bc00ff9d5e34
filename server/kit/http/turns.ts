import { kitReplies } from '#contract/kit/kit-replies.ts'
import { Problem } from '#contract/kit/problem.ts'

/** One heavy task: it starts when `ready` resolves, and `end` must always be called. */
interface Turn {
  ready: Promise<void>
  end: () => void
}

const tooMany = () => new Problem(429, 'too_many_exports', kitReplies.tooManyExports)

/** Limits heavy tasks: at most `atOnce` run at a time, at most `waiting` are queued, and more are refused. */
export const createTurns = ({ atOnce, waiting }: { atOnce: number; waiting: number }) => {
  const running = new Set<Turn>()
  const queue = new Map<Turn, { start: () => void; cancel: (reason: Problem) => void }>()

  const startNext = () => {
    const [next] = queue
    if (!next || running.size >= atOnce) return
    const [turn, { start }] = next
    queue.delete(turn)
    running.add(turn)
    start()
  }

  return (): Turn => {
    if (running.size >= atOnce && queue.size >= waiting) throw tooMany()
    const turn: Turn = {
      ready: Promise.resolve(),
      end: () => {
        // A request that is aborted while it waits only leaves the queue.
        queue.get(turn)?.cancel(tooMany())
        queue.delete(turn)
        running.delete(turn)
        startNext()
      },
    }
    turn.ready = new Promise((start, cancel) => queue.set(turn, { start, cancel }))
    startNext()
    return turn
  }
}
