import { useRefusalQuestion } from '#web/kit/feedback/use-refusal-question.ts'

/** Sends an action, and asks before there are more people than a room is for. */
export const useCapacityQuestion = (confirmLabel: string) =>
  useRefusalQuestion({ code: 'over_capacity', title: 'Too many people', confirmLabel })
