import { Skeleton } from '@mantine/core'
import { FormCard } from '#web/kit/form/form-card.tsx'

export const FormSkeleton = ({ title, fields }: { title: string; fields: number }) => (
  <div role="status" aria-label="Loading">
    <FormCard title={title}>
      {Array.from({ length: fields }, (_, field) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an empty field has nothing else to be known by
        <div key={field}>
          <Skeleton height={12} width={96} mb={8} />
          <Skeleton height={36} />
        </div>
      ))}
    </FormCard>
  </div>
)
