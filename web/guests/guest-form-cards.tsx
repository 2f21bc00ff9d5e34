import { ForeignCard } from '#web/guests/foreign-card.tsx'
import { AdditionalCard, EmergencyCard, PersonalCard, TravelCard } from '#web/guests/guest-cards.tsx'
import { GuestFormProvider } from '#web/guests/guest-fields.tsx'
import { IdProofCard } from '#web/guests/id-proof-card.tsx'
import { PaymentCard } from '#web/guests/payment-card.tsx'
import type { GuestFormState } from '#web/guests/use-guest-form.ts'

/** The cards of both guest forms. The papers come right below the nationality that asks for them. */
export const GuestFormCards = ({ state }: { state: GuestFormState }) => (
  <GuestFormProvider value={state}>
    <PersonalCard />
    <ForeignCard />
    <TravelCard />
    <IdProofCard />
    <EmergencyCard />
    {state.kind === 'modal' && <PaymentCard />}
    <AdditionalCard />
  </GuestFormProvider>
)
