import { useMutation, useQuery } from '@tanstack/react-query'
import { topicOf } from '#contract/kit/live.ts'
import type { SignatureDraft } from '#contract/registration-cards/registration-card.ts'
import { registrationCardEndpoints as calls } from '#contract/registration-cards/registration-card-endpoints.ts'
import { call, callForFile } from '#web/kit/api/api.ts'
import { sendForm } from '#web/kit/api/send-form.ts'
import { useActKey } from '#web/kit/api/use-act-key.ts'

// Below the path of bookings, so that it is read again when the booking changes.
export const useRegistrationCards = (slug: string) =>
  useQuery({
    queryKey: ['/bookings', slug, 'registration-cards'],
    queryFn: async ({ signal }) => (await call(calls.list, { params: { slug }, signal })).data,
  })

export const useSignature = (slug: string) =>
  useQuery({
    queryKey: ['/bookings', 'signature', slug],
    queryFn: ({ signal }) => callForFile(calls.signature, { params: { slug }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { noAutoRefresh: true },
  })

export const fetchCardPdf = (slug: string, query: { line?: number; unsigned?: boolean }) =>
  callForFile(calls.pdf, { params: { slug }, query })

export const fetchSignedPdf = (slug: string) => callForFile(calls.signedPdf, { params: { slug } })

interface Sent {
  draft: SignatureDraft
  file: File
}

export const useSignCard = (slug: string) => {
  const once = useActKey()
  return useMutation({
    mutationFn: ({ draft, file }: Sent) =>
      once([draft, file.size], (actKey) =>
        sendForm(calls.sign, { params: { slug }, body: draft, file, actKey, onProgress: () => {} }),
      ),
    meta: { changes: topicOf(calls.sign.path), readAgainWhenRefused: true },
  })
}
