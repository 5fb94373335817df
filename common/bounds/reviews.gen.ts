// Generated from openapi.yaml by `npm run gen`. Do not edit.
const Stars = { type: 'integer', minimum: 1, maximum: 5 } as const;
const ReviewRequest = { type: 'object', required: ['rating'], properties: { rating: Stars, text: { type: 'string', nullable: true, maxLength: 500 } } } as const;
const ReviewHideRequest = { type: 'object', required: ['reason'], properties: { reason: { type: 'string', minLength: 1, maxLength: 200 } } } as const;
const ReviewAnswerRequest = { type: 'object', required: ['answer'], properties: { answer: { type: 'string', nullable: true, minLength: 1, maxLength: 500 } } } as const;

export {
  ReviewRequest as putReview,
  ReviewHideRequest as hideReview,
  ReviewAnswerRequest as answerReview,
  ReviewRequest as putReviewByVisitLink,
};
