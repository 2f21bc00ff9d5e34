import { ForeignCard } from '#web/guests/form/foreign-card.tsx'
import { AdditionalCard, EmergencyCard, PersonalCard, TravelCard } from '#web/guests/form/guest-cards.tsx'
import { GuestFormProvider } from '#web/guests/form/guest-fields.tsx'
import { IdProofCard } from '#web/guests/form/id-proof-card.tsx'
import { PaymentCard } from '#web/guests/form/payment-card.tsx'
import type { GuestFormState } from '#web/guests/form/use-guest-form.ts'

/** The cards of both guest forms. The foreign national's documents come right below the nationality that requires them. */
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
