import type { ReactNode } from 'react'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import { useMayCall } from '#web/kit/access/use-may.ts'

/** Shown only to those who may make a call. */
export const May = ({ call, children }: { call: Pick<Endpoint, 'access'>; children: ReactNode }) =>
  useMayCall()(call) ? children : null
