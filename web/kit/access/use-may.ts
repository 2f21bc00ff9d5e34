import { createContext, use } from 'react'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import { type Granted, may, type Permission } from '#contract/kit/permission.ts'

interface AccessOfPerson {
  granted: Granted
  /** Whether the person may open a screen, by its address. */
  mayOpen: (href: string) => boolean
}

/** What the person who is signed in may do. Without it, all is shown: only the back office has permissions. */
export const AccessContext = createContext<AccessOfPerson | undefined>(undefined)

/** Whether the role of this person has a permission. The server checks it again with every call. */
export const useMay = () => {
  const access = use(AccessContext)
  return (name: Permission) => !access || may(access.granted, name)
}

export type MayCall = (endpoint: Pick<Endpoint, 'access'>) => boolean

/** Whether this person may make a call: a button is shown to those whose call the server accepts. */
export const useMayCall = (): MayCall => {
  const mayDo = useMay()
  return ({ access }) => !access.includes('.') || mayDo(access as Permission)
}

export const useMayOpen = () => use(AccessContext)?.mayOpen ?? everything

const everything = () => true
