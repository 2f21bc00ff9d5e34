import { useQuery } from '@tanstack/react-query'
import { findCode } from '#contract/foreigners/form-three.ts'
import type { GuestField } from '#contract/guests/guest.ts'
import { useFormThree } from '#web/foreigners/form-three-queries.ts'
import { useGuestField } from '#web/guests/form/guest-fields.tsx'
import { ListedField } from '#web/guests/form/listed-field.tsx'

// The list of countries is loaded only by those who register a foreign national.
const loadCountries = () => import('#contract/guests/passport/country-codes.ts')

/** A country of the portal's list. */
export const CountryField = ({ name }: { name: GuestField }) => {
  const field = useGuestField()
  const { data } = useQuery({ queryKey: ['countries'], queryFn: loadCountries, staleTime: Number.POSITIVE_INFINITY })
  return (
    <ListedField
      {...field(name)}
      names={data?.countries ?? []}
      meant={(typed) => data?.countryMeant(typed)}
      placeholder="Type to search"
    />
  )
}

/** A visa type of the portal's list. */
export const VisaTypeField = () => {
  const field = useGuestField()
  const codes = useFormThree().data?.codes.filter(({ is_active }) => is_active) ?? []
  return (
    <ListedField
      {...field('visa_type')}
      names={codes.filter(({ list }) => list === 'visa_type').map(({ label }) => label)}
      meant={(typed) => findCode(codes, 'visa_type', typed)?.label}
      placeholder="Tourist, business …"
    />
  )
}
