import { Alert, Button, Table } from '@mantine/core'
import type { Difference } from '#web/kit/form/merge-input.ts'

interface ChangedMeanwhileProps<Field extends string> {
  message: string
  differences: Difference<Field>[]
  onUseTheirs: (difference: Difference<Field>) => void
}

/** What a colleague changed while this form was open, field by field. */
export const ChangedMeanwhile = <Field extends string>({
  message,
  differences,
  onUseTheirs,
}: ChangedMeanwhileProps<Field>) => (
  <Alert data-tone="warning" title={message} role="alert">
    {differences.length === 0 ? (
      'Nothing that stands in this form was changed. Save again.'
    ) : (
      <Table.ScrollContainer minWidth={420} type="native">
        <Table aria-label="What changed meanwhile">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Field</Table.Th>
              <Table.Th>Before</Table.Th>
              <Table.Th>Your colleague</Table.Th>
              <Table.Th>You</Table.Th>
              <Table.Th aria-label="Choice" />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {differences.map((difference) => (
              <Table.Tr key={difference.field}>
                <Table.Th scope="row">{difference.label}</Table.Th>
                <Table.Td>{difference.before}</Table.Td>
                <Table.Td>{difference.theirs}</Table.Td>
                <Table.Td>{difference.isContested ? difference.mine : 'taken over'}</Table.Td>
                <Table.Td>
                  {difference.isContested && (
                    <Button
                      variant="default"
                      size="compact-sm"
                      aria-label={`Use theirs for ${difference.label}`}
                      onClick={() => onUseTheirs(difference)}
                    >
                      Use theirs
                    </Button>
                  )}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    )}
  </Alert>
)
