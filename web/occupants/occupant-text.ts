import { sexLabels } from '#contract/guests/guest-labels.ts'
import { isForeign } from '#contract/guests/guest-rules.ts'
import type { LikelyOccupant, Occupant } from '#contract/occupants/occupant.ts'

const joined = (words: (string | false | null | undefined)[]) => words.filter(Boolean).join(', ')

/** Wife, 34 years, Female, German */
export const occupantInShort = ({ relation, age, guest }: Occupant) =>
  joined([
    relation,
    age === null ? undefined : `${age} years`,
    guest.sex && sexLabels[guest.sex],
    isForeign(guest.nationality) && guest.nationality,
  ])

export const likelyInShort = ({ name, relation }: Pick<LikelyOccupant, 'name' | 'relation'>) =>
  joined([name, relation.toLowerCase()])
