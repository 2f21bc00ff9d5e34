import { Alert, Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useWatch } from 'react-hook-form'
import { guestMessages } from '#contract/guests/guest-messages.ts'
import { isMaskedAadhaar, maskIdProofNumber } from '#contract/guests/id-proof.ts'
import { useGuestFormState } from '#web/guests/form/guest-fields.tsx'
import classes from '#web/guests/form/guest-form.module.css'
import { useGuestDuplicates } from '#web/guests/guest-queries.ts'
import { Wide } from '#web/kit/form/form-card.tsx'
import { TextLink } from '#web/kit/page/links.tsx'
import { paths } from '#web/paths.ts'

const ownTypingPause = 400
const sameWords = { phone: 'same phone', id_proof_number: 'same ID number' }

/** Shows guests who may be the one being registered, while typing. It is only a hint. */
export const DuplicatesNote = ({ of }: { of: keyof typeof sameWords }) => {
  const { guest, isSent, onUse } = useGuestFormState()
  const typed = useTypedIdentity(of, guest?.slug)
  const { data: duplicates = [] } = useGuestDuplicates(isSent ? undefined : typed)
  const found = isSent ? [] : duplicates.filter(({ same }) => same.includes(of))
  return (
    // Always rendered, so that screen readers announce its content.
    <div role="status" style={{ display: 'contents' }}>
      {found.length > 0 && (
        <Wide>
          <Alert data-tone="warning" title={guestMessages.duplicates(found.map(({ name }) => name).join(', '))}>
            <ul className={classes.duplicates}>
              {found.map(({ slug, name, phone, same }) => (
                <li key={slug}>
                  <TextLink to={paths.addGuest} search={{ slug }}>
                    {name}
                  </TextLink>
                  <span>
                    {phone} · {same.map((thing) => sameWords[thing]).join(', ')}
                  </span>
                  {onUse && (
                    <Button size="compact-sm" variant="default" onClick={() => onUse(slug)}>
                      Use this guest
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </Alert>
        </Wide>
      )}
    </div>
  )
}

/** The typed values, once they identify a guest; a full Aadhaar number is never sent. */
const useTypedIdentity = (of: keyof typeof sameWords, except: string | undefined) => {
  const { form } = useGuestFormState()
  const [name, typedPhone, type, typedNumber] = useWatch({
    control: form.control,
    name: ['name', 'phone', 'id_proof_type', 'id_proof_number'],
  })
  const phone = typedPhone.replace(/[\s().-]/g, '')
  const number = maskIdProofNumber(type, typedNumber.trim())
  const isNumberWhole = type === 'Aadhar' ? isMaskedAadhaar(number) : type !== null && number.length >= 5
  const identity =
    of === 'phone'
      ? phone.length >= 8 && { phone }
      : isNumberWhole && { name: name.trim(), id_proof_type: type ?? '', id_proof_number: number }
  const [asked] = useDebouncedValue(JSON.stringify(identity || null), ownTypingPause)
  const said: { phone?: string } | null = JSON.parse(asked)
  return said ? { ...said, ...(except !== undefined && { except }) } : undefined
}
