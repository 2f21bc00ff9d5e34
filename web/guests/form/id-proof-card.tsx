import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { idProofTypeLabels } from '#contract/guests/guest-labels.ts'
import { maskIdProofNumber } from '#contract/guests/id-proof.ts'
import { idProofMessages } from '#contract/guests/id-proof-messages.ts'
import { DuplicatesNote } from '#web/guests/form/duplicates-note.tsx'
import { useGuestField, useGuestFormState } from '#web/guests/form/guest-fields.tsx'
import { PhotoField } from '#web/guests/photo/photo-field.tsx'
import { SelectField } from '#web/kit/fields/select-field.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { FormCard, Wide } from '#web/kit/form/form-card.tsx'

const types = Object.entries(idProofTypeLabels).map(([value, label]) => ({ value, label }))

export const IdProofCard = () => {
  const field = useGuestField()
  const type = useMaskedAadhaar()
  return (
    <FormCard title="ID Proof">
      <SelectField
        {...field('id_proof_type', type === 'PAN Card' ? idProofMessages.panIsNoAddressProof : undefined)}
        options={types}
        clearable
        placeholder="Choose the document"
      />
      <TextField
        {...field('id_proof_number', type === 'Aadhar' ? 'Only the last 4 digits are kept' : undefined)}
        input={{ autoComplete: 'off' }}
      />
      <DuplicatesNote of="id_proof_number" />
      <Wide>
        <PhotoField />
      </Wide>
    </FormCard>
  )
}

/** An Aadhaar number is masked as soon as its last digit is typed and fits, so that the full number is not shown. */
const useMaskedAadhaar = () => {
  const { form } = useGuestFormState()
  const [type, number] = useWatch({ control: form.control, name: ['id_proof_type', 'id_proof_number'] })
  const isAadhaar = type === 'Aadhar'
  useEffect(() => {
    const masked = isAadhaar ? maskIdProofNumber(type, number) : number
    if (masked !== number) form.setValue('id_proof_number', masked, { shouldDirty: true, shouldValidate: true })
  }, [form, isAadhaar, type, number])
  return type
}
