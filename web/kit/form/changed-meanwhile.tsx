import { Alert, Button, Table } from '@mantine/core'
import {
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
  useFormState,
  useWatch,
} from 'react-hook-form'
import { type Difference, differencesOf, type FieldLabel } from '#web/kit/form/merge-input.ts'

interface ChangedMeanwhileProps<Input extends FieldValues, Output> {
  /** The form; its default values are the colleague's. */
  form: UseFormReturn<Input, unknown, Output>
  message: string
  /** The values before the colleague's change. */
  before: Input
  labels: FieldLabel<Input>[]
}

/** A colleague's changes, field by field. */
export const ChangedMeanwhile = <Input extends FieldValues, Output>({
  form,
  message,
  before,
  labels,
}: ChangedMeanwhileProps<Input, Output>) => {
  const theirs = useFormState({ control: form.control }).defaultValues as Input
  const mine = useWatch({ control: form.control }) as Input
  const differences = differencesOf(before, theirs, mine, labels)
  const takeTheirs = ({ field }: Difference) =>
    form.setValue(field as Path<Input>, theirs[field] as PathValue<Input, Path<Input>>, {
      shouldDirty: true,
      shouldValidate: true,
    })

  return (
    // Narrower than the table, so that the table scrolls.
    <Alert data-tone="warning" title={message} role="alert" styles={{ body: { minWidth: 0 } }}>
      {differences.length === 0 ? (
        'No field of this form was changed. Save again.'
      ) : (
        <Table.ScrollContainer minWidth={420} type="native">
          <Table aria-label="What changed">
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
                  <Table.Td>{difference.isContested ? difference.mine : 'their change is kept'}</Table.Td>
                  <Table.Td>
                    {difference.isContested && (
                      <Button
                        variant="default"
                        size="compact-sm"
                        aria-label={`Use theirs for ${difference.label}`}
                        onClick={() => takeTheirs(difference)}
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
}
