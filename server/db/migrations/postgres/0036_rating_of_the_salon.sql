-- The sums of the salon's reviews, for those that were written before.
INSERT INTO "rating" ("subjectId", "reviews", "stars", "wasRated")
SELECT 'SALON', "sums"."reviews", "sums"."stars", "sums"."reviews" >= 5
FROM (SELECT count(*) AS "reviews", sum("rating") AS "stars" FROM "review" WHERE "hiddenAt" IS NULL) AS "sums"
WHERE "sums"."reviews" > 0;
