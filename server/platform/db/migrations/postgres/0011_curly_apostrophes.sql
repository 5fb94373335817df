-- What is searched is folded: a curly apostrophe, as phones write it, is a straight one (shared/search.ts).
UPDATE "service" SET "searchText" = replace(replace(replace("searchText", '’', ''''), '‘', ''''), 'ʼ', '''');--> statement-breakpoint
UPDATE "user" SET "searchText" = replace(replace(replace("searchText", '’', ''''), '‘', ''''), 'ʼ', '''');
