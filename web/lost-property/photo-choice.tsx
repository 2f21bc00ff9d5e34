import { Button, Group, Text } from '@mantine/core'
import { IconCamera, IconTrash } from '@tabler/icons-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { lostPropertyPhoto as rules } from '#contract/lost-property/lost-property-endpoints.ts'

interface PhotoChoiceProps {
  file: File | undefined
  hasStored: boolean
  onChoose: (file: File) => void
  onRemove: () => void
}

/** The photo of a found thing. On a phone the browser offers the camera. */
export const PhotoChoice = ({ file, hasStored, onChoose, onRemove }: PhotoChoiceProps) => {
  const input = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState<string>()
  const [isRemoved, setRemoved] = useState(false)
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? []
    if (!chosen) return
    const problem = !rules.types.includes(chosen.type)
      ? rules.wrongType
      : chosen.size > rules.largest
        ? rules.tooLarge
        : undefined
    setWrong(problem)
    if (!problem) onChoose(chosen)
    // Emptied, so that the same file can be chosen again.
    currentTarget.value = ''
  }
  const has = file !== undefined || (hasStored && !isRemoved)
  return (
    <div>
      <Group gap="xs">
        <Button
          size="xs"
          variant="default"
          leftSection={<IconCamera size={16} />}
          onClick={() => input.current?.click()}
        >
          {has ? 'Choose another photo' : 'Add a photo'}
        </Button>
        {has && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconTrash size={16} />}
            onClick={() => {
              setRemoved(true)
              onRemove()
            }}
          >
            Remove photo
          </Button>
        )}
        {file && <Text fz="sm">{file.name}</Text>}
      </Group>
      {wrong && (
        <Text fz="sm" c="var(--mantine-color-error)" role="alert">
          {wrong}
        </Text>
      )}
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label="Photo file"
        accept={rules.types.join(',')}
        onChange={choose}
      />
    </div>
  )
}
