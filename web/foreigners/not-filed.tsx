import { Alert } from '@mantine/core'
import { foreignerEndpoints } from '#contract/foreigners/foreigner-endpoints.ts'
import { foreignerMessages as say } from '#contract/foreigners/foreigner-messages.ts'
import { useForeigners } from '#web/foreigners/foreigner-queries.ts'
import { May } from '#web/kit/access/may.tsx'
import { TextLink } from '#web/kit/page/links.tsx'
import { paths } from '#web/paths.ts'

interface NotFiledProps {
  booking: { slug: string; booking_number: string }
}

/** The people of a booking whose arrival is not filed with the authority: the desk is told before they leave. */
export const NotFiled = (props: NotFiledProps) => (
  <May call={foreignerEndpoints.list}>
    <Warnings {...props} />
  </May>
)

const Warnings = ({ booking: { slug, booking_number } }: NotFiledProps) => {
  const { data } = useForeigners({ search: booking_number, page: 1, per_page: 100 })
  const people = data?.data.filter(({ booking }) => booking === slug) ?? []
  return people
    .filter(({ status }) => status === 'to_file' || status === 'overdue')
    .map((person) => (
      <Alert key={person.slug} data-tone="warning" mt="sm">
        {say.formNotFiled(person.name, person.status === 'overdue')}{' '}
        <TextLink to={paths.foreigner} params={{ slug: person.slug }}>
          Copy sheet
        </TextLink>
      </Alert>
    ))
}
