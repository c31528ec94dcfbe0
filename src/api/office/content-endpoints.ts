import { POST as announcementOrder } from './announcement-order.ts';
import { POST as announcementRemoval } from './announcements/[id]/removal.ts';
import { POST as saveAnnouncement } from './announcements/[id].ts';
import { GET as announcements, POST as newAnnouncement } from './announcements.ts';
import { GET as answerTrial } from './answer-trial.ts';
import { POST as answerRemoval } from './answers/[id]/removal.ts';
import { POST as saveAnswer } from './answers/[id].ts';
import { GET as answers, POST as newAnswer } from './answers.ts';
import { POST as contactOrder } from './contact-order.ts';
import { POST as contactRemoval } from './contacts/[id]/removal.ts';
import { POST as saveContact } from './contacts/[id].ts';
import { GET as contacts, POST as newContact } from './contacts.ts';
import { GET as contentExports } from './content-exports/[kind].ts';
import { POST as feedbackSteps } from './feedback/[id]/steps.ts';
import { POST as saveFeedback } from './feedback/[id].ts';
import { GET as feedback, POST as newFeedback } from './feedback.ts';
import { POST as newsSteps } from './news/[id]/steps.ts';
import { GET as newsArticle, POST as saveNews } from './news/[id].ts';
import { POST as newNews, GET as news } from './news.ts';
import { POST as newsImages } from './news-images.ts';
import { GET as newsTags } from './news-tags.ts';
import type { OfficeEndpoint } from './office-endpoint.ts';

/** The office's calls about what a brand says. */
export const contentEndpoints: readonly OfficeEndpoint[] = [
  ...[news, newNews, newsArticle, saveNews, newsSteps, newsTags, newsImages],
  ...[announcements, newAnnouncement, saveAnnouncement, announcementRemoval, announcementOrder],
  ...[contacts, newContact, saveContact, contactRemoval, contactOrder],
  ...[answers, newAnswer, saveAnswer, answerRemoval, answerTrial],
  ...[feedback, newFeedback, saveFeedback, feedbackSteps, contentExports],
];
