import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useGuestFormState } from '#web/guests/form/guest-fields.tsx'

const name = 'id_proof_image'

/**
 * The photo of an Aadhaar card becomes part of the form only after its digits were covered, no matter whether the photo
 * or the type of the ID is chosen first.
 */
export const useCover = () => {
  const { form, guest } = useGuestFormState()
  const isAadhaar = useWatch({ control: form.control, name: 'id_proof_type' }) === 'Aadhar'
  const [toCover, setToCover] = useState<File>()
  const covered = useRef(new WeakSet<File>())

  useEffect(() => {
    const photo = form.getValues(name)
    if (!isAadhaar || !(photo instanceof File) || covered.current.has(photo)) return
    form.setValue(name, guest?.has_photo ? 'stored' : 'none', { shouldDirty: true })
    setToCover(photo)
  }, [form, guest, isAadhaar])

  const take = (photo: File) => form.setValue(name, photo, { shouldDirty: true, shouldValidate: true })
  return {
    toCover,
    setToCover,
    choose: (photo: File) => (isAadhaar ? setToCover(photo) : take(photo)),
    takeCovered: (photo: File) => {
      covered.current.add(photo)
      setToCover(undefined)
      take(photo)
    },
  }
}
