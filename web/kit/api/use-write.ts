import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import { topicOf } from '#contract/kit/live.ts'
import type { z } from '#contract/kit/z.ts'
import { call } from '#web/kit/api/api.ts'
import { useActKey } from '#web/kit/api/use-act-key.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { toast } from '#web/kit/feedback/toast.tsx'

interface Request<Params, Query, Body> {
  params?: Params
  query?: Partial<Query>
  body?: Body
}

interface WriteOptions {
  mutationKey?: readonly unknown[]
  readAgainWhenRefused?: boolean
}

/**
 * A call that changes data; it is done once, however often it is sent. Afterwards the queries that its topic affects
 * are read again (query-client.ts).
 */
export const useWrite = <
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Reply extends z.ZodType,
  Given = void,
>(
  endpoint: Endpoint<Params, Query, Body, Reply>,
  requestOf: (given: Given) => Request<z.output<Params>, z.output<Query>, z.output<Body>>,
  { mutationKey, readAgainWhenRefused = false }: WriteOptions = {},
) => {
  const once = useActKey()
  return useMutation({
    mutationFn: (given: Given) => {
      const request = requestOf(given)
      return once(request, (actKey) => call(endpoint, { ...request, actKey }))
    },
    meta: { changes: topicOf(endpoint.path), readAgainWhenRefused },
    ...(mutationKey && { mutationKey }),
  })
}

export interface ActOptions<Reply> extends WriteOptions {
  onDone?: (reply: Reply) => void
  /** Returns true for a refusal that it has handled. */
  onRefused?: (failure: unknown) => boolean
}

/**
 * A write from the button of a sheet or dialog. A toast reports success; the reason of a refusal is also shown beside
 * the button. `act` returns whether it was done.
 */
export const useAct = <
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Reply extends z.ZodType<{ message: string }>,
  Given = void,
>(
  endpoint: Endpoint<Params, Query, Body, Reply>,
  requestOf: (given: Given) => Request<z.output<Params>, z.output<Query>, z.output<Body>>,
  failed: string,
  { onDone, onRefused, ...options }: ActOptions<z.output<Reply>> = {},
) => {
  const write = useWrite(endpoint, requestOf, options)
  const [refusal, setRefusal] = useState<string>()

  const act = async (given: Given) => {
    setRefusal(undefined)
    try {
      const reply = await write.mutateAsync(given)
      toast.success(reply.message)
      onDone?.(reply)
      return true
    } catch (failure) {
      if (onRefused?.(failure)) return false
      const reason = failureText(failure, failed)
      toast.error(reason)
      setRefusal(reason)
      return false
    }
  }
  /** What it was about may be gone: nothing that depends on it should be read again. */
  const isSent = write.isPending || write.isSuccess
  return { act, busy: write.isPending, isSent, refusal }
}
