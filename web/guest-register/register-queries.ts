import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { RegisterQuery } from '#contract/guest-register/guest-register.ts'
import { registerEndpoints as calls } from '#contract/guest-register/register-endpoints.ts'
import { registerTemplateMessages as say } from '#contract/guest-register/register-messages.ts'
import type {
  RegisterTemplate,
  RegisterTemplateDraft,
  RegisterTemplateEdit,
} from '#contract/guest-register/register-template.ts'
import { call, callForFile } from '#web/kit/api/api.ts'
import { useAct } from '#web/kit/api/use-write.ts'
import type { Receiving } from '#web/kit/list/download-excel.tsx'

export const useGuestRegister = (query: RegisterQuery) =>
  useQuery({
    queryKey: [calls.get.path, query],
    queryFn: async ({ signal }) => (await call(calls.get, { query, signal })).data,
    placeholderData: keepPreviousData,
  })

export const fetchRegisterPdf = (query: RegisterQuery) => callForFile(calls.pdf, { query })
export const fetchRegisterFile = (query: RegisterQuery, how: Receiving) => callForFile(calls.file, { query, ...how })

export const useTemplates = () =>
  useQuery({
    queryKey: [calls.templates.path],
    queryFn: async ({ signal }) => (await call(calls.templates, { signal })).data,
  })

type Done = { onDone: (reply: { data: RegisterTemplate }) => void }

export const useAddTemplate = (options: Done) =>
  useAct(calls.saveTemplate, (body: RegisterTemplateDraft) => ({ body }), say.saveFailed, options)

export const useChangeTemplate = (slug: string, options: Done) =>
  useAct(calls.updateTemplate, (body: RegisterTemplateEdit) => ({ params: { slug }, body }), say.saveFailed, {
    ...options,
    readAgainWhenRefused: true,
  })

export const useRemoveTemplate = (slug: string, onDone: () => void) =>
  useAct(calls.removeTemplate, () => ({ params: { slug } }), say.removeFailed, { onDone })
